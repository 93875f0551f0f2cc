import { statfs } from 'node:fs/promises'

/** The disk on which the product keeps files, drafts of uploads and the embedded database. */
export interface DiskRoom {
  freeBytes: number
  sizeBytes: number
}

export async function roomIn(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}
