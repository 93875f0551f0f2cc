const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** For `like`: whatever holds the text, whose own signs mean themselves. */
export function holding(text: string): string {
  return `%${literally(text)}%`
}

/** For `like`: whatever begins with the text. */
export function beginningWith(text: string): string {
  return `${literally(text)}%`
}
