/** An image without what its maker wrote into it. */
export interface CleanImage {
  bytes: Buffer
  /** As it is seen, turned as it says. */
  width: number
  height: number
}

/** More than this would fill the memory of whoever opens it. */
export const mostPixels = 60_000_000

export function hasSaneSize(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= mostPixels
}
