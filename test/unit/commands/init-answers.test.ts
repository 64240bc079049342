import { describe, expect, it } from "vitest";
import { answersFromFlags, askForAnswers } from "../../../src/commands/setup/init-answers.ts";

/** Returns a terminal on which a person gives these answers in order, the questions asked, and the messages shown. */
function personAnswering(...answers: readonly string[]) {
  const left = [...answers];
  const asked: string[] = [];
  const complaints: string[] = [];
  const terminal = {
    ask: async (question: string) => {
      asked.push(question);
      const answer = left.shift();
      if (answer === undefined) throw new Error(`The test has no answer to “${question}”.`);
      return answer;
    },
    complain: (text: string) => void complaints.push(text),
  };
  return { terminal, asked, complaints };
}

describe("askForAnswers", () => {
  it("asks again until an answer is valid, and offers no default for the mode", async () => {
    const { terminal, complaints } = personAnswering(
      "http://service.example/v1",
      "https://service.example/v1",
      "",
      "",
      "",
      "both",
      "snapshot",
      "Team Berlin",
      "",
    );
    expect(await askForAnswers({}, null, terminal)).toEqual({
      baseUrl: "https://service.example/v1",
      key: { keyEnv: "CELEBRATION_API_KEY" },
      feed: "staff",
      mode: "snapshot",
      group: "Team Berlin",
      dataDir: "data",
    });
    expect(complaints).toHaveLength(3);
    expect(complaints[0]).toMatch(/^The address must begin with https/u);
  });

  it("asks only for answers that the flags do not give", async () => {
    const { terminal, asked } = personAnswering("changes");
    const flags = {
      baseUrl: "https://service.example/v1",
      keyFile: "api-key",
      feed: "club",
      group: "Club",
      dataDir: "d",
    };
    expect(await askForAnswers(flags, null, terminal)).toMatchObject({ mode: "changes", key: { keyFile: "api-key" } });
    expect(asked).toHaveLength(1);
  });
});

describe("an answer that can't be used", () => {
  const others = { baseUrl: "https://service.example/v1", feed: "club", group: "Club", dataDir: "d", mode: "changes" };
  const key = "sk_live_4eC39HqLyjWDarjtT1zdP7dc";

  it("is asked again, and a pasted API key is neither stored nor shown", async () => {
    const { terminal, complaints } = personAnswering(key, "TEAM_KEY");
    const answers = await askForAnswers(others, null, terminal);
    expect(answers.key).toEqual({ keyEnv: "TEAM_KEY" });
    expect(complaints.join()).toContain("may be an API key");
    expect(JSON.stringify([answers, complaints])).not.toContain(key);
  });

  it("is asked again when a flag gave it", async () => {
    const { terminal, complaints } = personAnswering("https://service.example/v1", "TEAM_KEY", "club", "snapshot");
    const flags = { ...others, baseUrl: "ftp://x", keyEnv: key, feed: "My Club", mode: "both" };
    expect(await askForAnswers(flags, null, terminal)).toMatchObject({ feed: "club", mode: "snapshot" });
    expect(complaints).toHaveLength(4);
    expect(complaints.join()).not.toContain(key);
  });

  it("is refused without a terminal, and a pasted API key is not repeated", () => {
    const errors = answersFromFlags({ ...others, keyEnv: key, feed: "My Club" }, null) as readonly string[];
    expect(errors).toMatchObject([expect.stringContaining("may be an API key"), expect.stringContaining("My Club")]);
    expect(errors.join()).not.toContain(key);
  });
});

describe("answersFromFlags", () => {
  it("names all missing flags at once", () => {
    const errors = answersFromFlags({}, null) as readonly string[];
    expect(errors.map((error) => /^[^ ]*--[a-z-]+|--[a-z-]+/u.exec(error)?.[0])).toEqual([
      "--base-url",
      "--key-env",
      "--feed",
      "--mode",
    ]);
  });

  it("refuses two places for the key", () => {
    const flags = { baseUrl: "https://service.example/v1", feed: "staff", mode: "snapshot", keyEnv: "K", keyFile: "k" };
    expect(answersFromFlags(flags, null)).toMatchObject([expect.stringContaining("either")]);
  });
});
