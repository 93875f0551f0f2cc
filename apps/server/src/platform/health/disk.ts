import { statfs } from 'node:fs/promises'

/** The disk on which the product keeps files, drafts of uploads and the embedded database. */
export interface DiskRoom {
  freeBytes: number
  sizeBytes: number
}

/** Below this nothing more can be taken in safely: an upload and the database's log need room at once. */
export const leastFreeBytes = 256 * 1024 ** 2

export async function roomIn(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}

/** False too where the folder cannot be looked at. */
export async function hasRoom(room: () => Promise<DiskRoom>): Promise<boolean> {
  return room().then(
    ({ freeBytes }) => freeBytes >= leastFreeBytes,
    () => false,
  )
}
