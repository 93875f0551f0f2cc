import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { Zip, ZipPassThrough } from 'fflate'
import { BytesErased, type Storage } from '../platform/storage/storage.ts'

/** A document of an archive: its name in there, and where its bytes lie. */
export interface Archived {
  name: string
  storageKey: string
}

/**
 * Writes a new ZIP, for its owner alone: a text, and documents as they were uploaded, one after the other, so
 * that large ones cost no more memory than small ones. Answers the names of those whose key is gone. A file
 * that is there already is left alone, and one that could not be finished is taken away.
 */
export async function writeArchive(
  path: string,
  text: { name: string; content: string },
  documents: readonly Archived[],
  storage: Storage,
): Promise<string[]> {
  const file = openSync(path, 'wx', 0o600)
  try {
    const gone = await fill(file, text, documents, storage)
    closeSync(file)
    return gone
  } catch (error) {
    closeSync(file)
    rmSync(path)
    throw error
  }
}

async function fill(
  file: number,
  text: { name: string; content: string },
  documents: readonly Archived[],
  storage: Storage,
): Promise<string[]> {
  const zip = new Zip((problem, bytes) => {
    if (problem) throw problem
    writeSync(file, bytes)
  })
  const entry = (name: string) => {
    const part = new ZipPassThrough(name)
    zip.add(part)
    return part
  }
  entry(text.name).push(Buffer.from(text.content), true)
  const gone: string[] = []
  for (const { name, storageKey } of documents) {
    const stream = await storage.stream(storageKey).catch((error: unknown) => {
      if (error instanceof BytesErased) return null
      throw error
    })
    if (stream === null) {
      gone.push(name)
      continue
    }
    const part = entry(name)
    for await (const chunk of stream) part.push(chunk as Buffer)
    part.push(new Uint8Array(), true)
  }
  zip.end()
  return gone
}
