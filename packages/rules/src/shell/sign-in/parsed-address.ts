/** The parts of an address that the rules look at; the platform's URL class has them all. */
export interface ParsedAddress {
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly origin: string
  readonly href: string
}

/**
 * The platform's URL parser, given in because rules stand on no platform: `(input, base) => URL.parse(input,
 * base)`. It must be the parser the browser navigates with (WHATWG); null for what cannot be parsed.
 */
export type ParseAddress = (input: string, base: string) => ParsedAddress | null
