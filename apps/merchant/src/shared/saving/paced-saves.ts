/** DEC-ONB-33. */
const pause = 1_500

/**
 * Saves of what is typed: a moment after the last key, or at once, one after the other. A page that is left
 * (`keepalive`) does not wait for the save before.
 */
export function createPacedSaves<End>(save: (keepalive: boolean) => Promise<End>, pauseMs = pause) {
  let timer: ReturnType<typeof setTimeout> | null = null
  let running: Promise<End> | null = null

  function stop(): void {
    if (timer) clearTimeout(timer)
    timer = null
  }

  async function flush(keepalive = false): Promise<End> {
    stop()
    if (running && !keepalive) await running
    const own = save(keepalive).finally(() => {
      if (running === own) running = null
    })
    running = own
    return own
  }

  return {
    /** What is typed waits for what is typed next. */
    wait: () => {
      stop()
      timer = setTimeout(() => void flush(), pauseMs)
    },
    flush,
    /** What waits is sent, by a page that is left. */
    hurry: () => {
      if (timer) void flush(true)
    },
    stop,
    /** Nothing waits any more, and what was on its way has ended. */
    rest: async () => {
      stop()
      await running
    },
    isRunning: () => running !== null,
  }
}
