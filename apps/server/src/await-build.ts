/** What the server needs of the build, each part when it is there. */
export interface Build {
  /** The compiled texts: no module that speaks loads before. */
  words: Promise<void>
  /** The merchant's application: nobody is let in before. */
  merchant: Promise<void>
  /** The shopper's page: whoever opens it waits. */
  pay: Promise<void>
  /** The console: whoever opens it waits. */
  desk: Promise<void>
}

/**
 * `npm start` builds while the server opens its database: started with `--await-build`, the server hears of
 * every part that is there, and what is missing rejects when the builder went away. A server started by
 * itself waits for nothing.
 */
export function buildUnderWay(): Build {
  const built = Promise.resolve()
  if (!process.argv.includes('--await-build'))
    return { words: built, merchant: built, pay: built, desk: built }
  const build = {
    words: heardOf('words'),
    merchant: heardOf('merchant'),
    pay: heardOf('pay'),
    desk: heardOf('desk'),
  }
  void build.desk.then(
    () => process.channel?.unref(),
    () => undefined,
  )
  return build
}

function heardOf(part: keyof Build): Promise<void> {
  const heard = new Promise<void>((resolve, reject) => {
    process.on('message', (told) => told === part && resolve())
    process.once('disconnect', () => reject(new Error(`Not built: ${part}.`)))
    if (!process.connected) reject(new Error('--await-build is for `npm start`, which builds.'))
  })
  // Whoever waits may come late: until then the rejection is nobody's.
  heard.catch(() => undefined)
  return heard
}
