/** A picture's size in pixels, as it is seen. */
export interface PictureSize {
  width: number
  height: number
}

/** DEC-STO-8: what each picture of a brand has to be; how heavy it may be stands with the other uploads. */
export const brandPictures = {
  logo: { minWidth: 512 },
  cover: { minWidth: 1200 },
} as const
export type BrandPicture = keyof typeof brandPictures

/** A cover of 1366 by 768 is 16:9 as far as whole pixels allow. */
const tolerance = 0.01

/** A logo is square, a cover 16:9, and neither is too small. */
export function fitsBrand(picture: BrandPicture, { width, height }: PictureSize): boolean {
  if (width < brandPictures[picture].minWidth) return false
  if (picture === 'logo') return width === height
  return Math.abs(width / height / (16 / 9) - 1) <= tolerance
}
