/** What a user agent says of a device, in names people know; empty where it says nothing we know. */
export type Device = Readonly<{ browser: string; system: string; isPhone: boolean }>

/** The first that matches counts: most browsers also call themselves Chrome and Safari. */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
] as const

/** Reads a user agent as far as a person wants to know it. */
export function deviceOf(userAgent: string): Device {
  const nameIn = (table: readonly (readonly [string, RegExp])[]) =>
    table.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? ''
  return {
    browser: nameIn(browsers),
    system: nameIn(systems),
    isPhone: /iPhone|Android.*Mobile|Mobile.*Firefox/.test(userAgent),
  }
}
