import { readLines } from './read-lines.ts'

/** Reads a statement beside the page; the file stays in the browser. */
self.addEventListener('message', ({ data, ports: [answers] }: MessageEvent<File>) => {
  if (!answers) return
  void data
    .arrayBuffer()
    .then((bytes) => readLines(new Uint8Array(bytes)))
    .catch(() => null)
    .then((lines) => answers.postMessage(lines, []))
})
