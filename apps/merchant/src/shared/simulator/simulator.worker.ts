import { replay, type Question } from './replay.ts'

/** Replays one question at a time. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage(replay(data), {})
})
