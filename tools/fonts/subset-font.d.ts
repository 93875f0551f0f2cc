/** The part of `subset-font` that is used here; it brings no types of its own. */
declare module 'subset-font' {
  export type SubsetOptions = {
    targetFormat: 'woff2'
    /** Axes of a variable font that keep a part of their range; the others stay whole. */
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>
    /** Features of layout that stay; all of them where none are named. */
    keepFeatures?: readonly string[]
  }

  /** The font with the characters of a text alone. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
