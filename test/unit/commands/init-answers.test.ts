import { describe, expect, it } from "vitest";
import { answersFromFlags, askForAnswers, languageOfLocale } from "../../../src/commands/setup/init-answers.ts";
import { NO_GROUP, type FeedProposal } from "../../../src/run/read/propose-feed.ts";

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
      "Germany",
      "de",
      "sv",
      "",
      "",
    );
    expect(await askForAnswers({}, null, terminal, "fr")).toEqual({
      baseUrl: "https://service.example/v1",
      key: { keyEnv: "CELEBRATION_API_KEY" },
      feed: "staff",
      mode: "snapshot",
      group: "Team Berlin",
      country: "DE",
      language: "fr",
      dataDir: "data",
    });
    expect(complaints).toHaveLength(5);
    expect(complaints[0]).toMatch(/^The address must begin with https/u);
  });

  it("asks only for answers that the flags do not give", async () => {
    const { terminal, asked } = personAnswering("changes");
    const flags = {
      baseUrl: "https://service.example/v1",
      keyFile: "api-key",
      feed: "club",
      group: "Club",
      country: "DE",
      language: "de",
      dataDir: "d",
    };
    expect(await askForAnswers(flags, null, terminal, "en")).toMatchObject({
      mode: "changes",
      key: { keyFile: "api-key" },
    });
    expect(asked).toHaveLength(1);
  });
});

describe("a sample", () => {
  const flags = { baseUrl: "https://service.example/v1", keyFile: "k", feed: "club", mode: "changes", dataDir: "d" };
  const proposal: FeedProposal = {
    name: "club",
    files: ["club*.csv"],
    reading: { format: "csv", encoding: "utf-8", delimiter: ",", sheet: null, headerLine: 1 },
    rows: 2,
    columns: [],
    key: null,
    missing: null,
    phonesWithoutCountry: 0,
  };

  it("with phone numbers without a country code brings the question for their country", async () => {
    const { terminal, asked } = personAnswering("AT", "");
    const withPhones = { ...proposal, phonesWithoutCountry: 2 };
    expect(await askForAnswers(flags, withPhones, terminal, "en")).toMatchObject({ country: "AT", group: null });
    expect(asked[0]).toContain("Country of phone numbers without a country code");
  });

  it("with all that a list needs brings no question about group or country", async () => {
    const { terminal, asked } = personAnswering("");
    expect(await askForAnswers(flags, proposal, terminal, "pl")).toMatchObject({ language: "pl", country: null });
    expect(asked).toEqual(["Language of the reports [pl]: "]);
  });

  it("without a group brings a question that says what no answer means", async () => {
    const { terminal, asked } = personAnswering("", "");
    await askForAnswers(flags, { ...proposal, missing: NO_GROUP }, terminal, "en");
    expect(asked[0]).toContain("until then, the list can't be used");
  });
});

describe("languageOfLocale", () => {
  it.each([
    [{ LANG: "de_AT.UTF-8" }, "de"],
    [{ LANG: "pt" }, "pt"],
    [{ LANG: "de_DE.UTF-8", LC_ALL: "fr_CH.UTF-8" }, "fr"],
    [{ LANG: "de_DE.UTF-8", LC_ALL: "" }, "de"],
    [{ LANG: "sv_SE.UTF-8" }, "en"],
    [{ LANG: "C.UTF-8" }, "en"],
    [{}, "en"],
  ] as const)("reads %j as %s", (env, language) => expect(languageOfLocale(env)).toBe(language));
});

describe("an answer that can't be used", () => {
  const others = {
    baseUrl: "https://service.example/v1",
    feed: "club",
    group: "Club",
    country: "",
    language: "en",
    dataDir: "d",
    mode: "changes",
  };
  const key = "sk_live_4eC39HqLyjWDarjtT1zdP7dc";

  it("is asked again, and a pasted API key is neither stored nor shown", async () => {
    const { terminal, complaints } = personAnswering(key, "TEAM_KEY");
    const answers = await askForAnswers(others, null, terminal, "en");
    expect(answers.key).toEqual({ keyEnv: "TEAM_KEY" });
    expect(complaints.join()).toContain("may be an API key");
    expect(JSON.stringify([answers, complaints])).not.toContain(key);
  });

  it("is asked again when a flag gave it", async () => {
    const { terminal, complaints } = personAnswering("https://service.example/v1", "TEAM_KEY", "club", "snapshot");
    const flags = { ...others, baseUrl: "ftp://x", keyEnv: key, feed: "My Club", mode: "both" };
    expect(await askForAnswers(flags, null, terminal, "en")).toMatchObject({ feed: "club", mode: "snapshot" });
    expect(complaints).toHaveLength(4);
    expect(complaints.join()).not.toContain(key);
  });

  it("is refused without a terminal, and a pasted API key is not repeated", () => {
    const errors = answersFromFlags({ ...others, keyEnv: key, feed: "My Club" }, null, "en") as readonly string[];
    expect(errors).toMatchObject([expect.stringContaining("may be an API key"), expect.stringContaining("My Club")]);
    expect(errors.join()).not.toContain(key);
  });
});

describe("answersFromFlags", () => {
  it("names all missing flags at once", () => {
    const errors = answersFromFlags({}, null, "en") as readonly string[];
    expect(errors.map((error) => /^[^ ]*--[a-z-]+|--[a-z-]+/u.exec(error)?.[0])).toEqual([
      "--base-url",
      "--key-env",
      "--feed",
      "--mode",
    ]);
  });

  it("refuses two places for the key", () => {
    const flags = { baseUrl: "https://service.example/v1", feed: "staff", mode: "snapshot", keyEnv: "K", keyFile: "k" };
    expect(answersFromFlags(flags, null, "en")).toMatchObject([expect.stringContaining("either")]);
  });
});
