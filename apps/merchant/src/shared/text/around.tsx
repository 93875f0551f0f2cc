import { Ltr } from '@daftar/ui/ltr'

/**
 * A sentence with one word in it that runs left to right whatever the language: a phone, a host, a time.
 * `name` is that of its parameter.
 */
export function around<Name extends string>(
  sentence: (words: Record<Name, string>) => string,
  name: Name,
  word: string,
) {
  const [before, after] = sentence({ [name]: '\u0000' } as Record<Name, string>).split('\u0000')
  return (
    <>
      {before}
      <Ltr>{word}</Ltr>
      {after}
    </>
  )
}
