const weights = [400, 500, 600]
/** A letter of each script, so that its file is fetched. */
const scripts = [
  { family: 'IBM Plex Sans', letter: 'a' },
  { family: 'IBM Plex Sans Arabic', letter: '\u0627' },
]

/**
 * Fetches the letters the first page did without, and changes over once they are all there: one change and no
 * word in a stranger's letters in between. Where they cannot be fetched the page goes on as it is.
 */
export async function takeAllFonts(): Promise<void> {
  const { documentElement: root, fonts } = document
  const wanted = root.lang === 'ar' ? scripts : scripts.slice(0, 1)
  const loading = wanted.flatMap(({ family, letter }) =>
    weights.map((weight) => fonts.load(`${weight} 1em '${family}'`, letter)),
  )
  await Promise.allSettled(loading)
  delete root.dataset['fonts']
}
