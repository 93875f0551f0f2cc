/** One size of code at level M (ISO/IEC 18004, tables 7, 9 and E.1). */
export type QrVersion = Readonly<{
  number: number
  codewords: number
  blocks: number
  /** Codewords of error correction in each block. */
  correction: number
  /** Coordinates of the centres of the alignment patterns. */
  alignments: readonly number[]
}>

const versions: readonly QrVersion[] = (
  [
    [26, 1, 10, []],
    [44, 1, 16, [6, 18]],
    [70, 1, 26, [6, 22]],
    [100, 2, 18, [6, 26]],
    [134, 2, 24, [6, 30]],
    [172, 4, 16, [6, 34]],
    [196, 4, 18, [6, 22, 38]],
    [242, 4, 22, [6, 24, 42]],
    [292, 5, 22, [6, 26, 46]],
    [346, 5, 26, [6, 28, 50]],
  ] as const
).map(([codewords, blocks, correction, alignments], at) => ({
  number: at + 1,
  codewords,
  blocks,
  correction,
  alignments,
}))

/** The smallest code that holds so many bytes. */
export function smallestVersion(bytes: number): QrVersion {
  const found = versions.find((version) => bytes <= dataCodewords(version) - (version.number < 10 ? 2 : 3))
  if (!found) throw new RangeError(`${bytes} bytes do not fit`)
  return found
}

export function dataCodewords({ codewords, blocks, correction }: QrVersion): number {
  return codewords - blocks * correction
}
