/**
 * An invented tax number in the form of its country, from the digits of the licence; empty where there is no
 * VAT.
 */
export function demoTaxNumber(country: string, licence: string): string {
  const digits = licence.replace(/\D/g, '').padStart(10, '0').slice(-10)
  const forms: Readonly<Record<string, string>> = {
    ARE: `100${digits.slice(1)}003`,
    SAU: `3${digits}0003`,
    BHR: `2${digits}0002`,
  }
  return forms[country] ?? ''
}
