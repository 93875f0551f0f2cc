/**
 * Hide in a text what looks like a code, a phone, an IBAN, a token or an address of a person, what stands
 * behind the `?` of an address, and the value of a header that was refused. Error texts of libraries carry
 * values now and then; ids of ours (prefix_26 characters) stay readable.
 */
export function scrub(text: string): string {
  return text
    .replaceAll(/(\w+:\/\/)[^\s/@]+@/g, '$1***@')
    .replaceAll(/\b((?!file:)\w+:\/\/[^\s?#"']*)[?#][^\s"']*/g, '$1?***')
    .replaceAll(/"[^"]*" is an invalid header value/g, '"***" is an invalid header value')
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '***@***')
    .replaceAll(/\b[A-Z]{2}\d{2}[A-Z0-9]{10,30}\b/g, '***')
    .replaceAll(/(?<![_\w])[A-Za-z0-9+_-]{40,}(?!\w)/g, '***')
    .replaceAll(/(?<![\w.:-])\+?\d{4,}(?![\w:])/g, '***')
}
