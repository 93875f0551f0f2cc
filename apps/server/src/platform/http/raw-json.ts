/** An answer that is JSON already, as the database made it: it is passed on as it is. */
export class RawJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * Answers with JSON text that was built in SQL, for reads that must be fast: nothing is parsed or written
 * again on its way. Tests parse it and hold it against the endpoint's schema. Only for endpoints that read: a
 * repeated key answers with values.
 */
export function rawJson(text: string): RawJson {
  return new RawJson(text)
}
