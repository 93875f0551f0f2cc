/**
 * Loads the script of another tool, once per address; rejects when it fails or takes longer than the limit.
 * One that did not arrive is asked for again by whoever wants it next.
 */
export function loadScript(
  address: string,
  {
    timeLimitMs = 30_000,
    attributes = {},
  }: { timeLimitMs?: number; attributes?: Record<string, string> } = {},
): Promise<void> {
  const known = loaded.get(address)
  if (known) return known
  const started = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.async = true
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      loaded.delete(address)
      reject(new Error(`${address} could not be loaded`))
    }
    setTimeout(() => reject(new Error(`${address} took too long`)), timeLimitMs)
    document.head.append(script)
  })
  loaded.set(address, started)
  return started
}

const loaded = new Map<string, Promise<void>>()
