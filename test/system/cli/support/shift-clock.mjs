/** Loaded before the command line, so that its clock shows another time. CLOCK_SHIFT_MS is added to the machine's time. */
const shift = Number(process.env["CLOCK_SHIFT_MS"]);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + shift] : parts));
  }

  static now() {
    return RealDate.now() + shift;
  }
};
