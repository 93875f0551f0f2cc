/**
 * Resolves when the web applications are built. `npm start` builds them while the server fills an empty database: started
 * with `--await-build`, the server hears from it when they are, and this rejects when it went away instead. A server
 * started by itself waits for nothing.
 */
export function pagesBuilt(): Promise<void> {
  if (!process.argv.includes('--await-build')) return Promise.resolve()
  const built = new Promise<void>((resolve, reject) => {
    process.once('message', () => resolve())
    process.once('disconnect', () => reject(new Error('The web applications could not be built.')))
    if (!process.connected) reject(new Error('--await-build needs the one who builds: use `npm start`.'))
  }).finally(() => process.channel?.unref())
  // Whoever waits comes late: until then the rejection is nobody's.
  built.catch(() => undefined)
  return built
}
