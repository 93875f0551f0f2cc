/** Scripts of other tools that a page asks for. None is ever fetched: a test says what becomes of each. */
export type PageScripts = {
  /** Their addresses, in their order. */
  asked: string[]
  /**
   * The script arrives, the last one of its address: what it does to the page is done, then the page is told.
   */
  load: (address: string, effect?: () => void) => void
  /** The script does not arrive. */
  fail: (address: string) => void
  stop: () => void
}

/** Keeps the scripts that are put into the head from now on, until `stop`. */
export function catchScripts(): PageScripts {
  const scripts: HTMLScriptElement[] = []
  const { head } = document
  const append = head.append.bind(head)
  head.append = (...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) scripts.push(node)
      else append(node)
  }
  const tell = (address: string, type: 'load' | 'error') => {
    const script = scripts.findLast(({ src }) => src === address)
    if (!script) throw new Error(`the page asks for no script ${address}`)
    script.dispatchEvent(new Event(type))
  }
  return {
    get asked() {
      return scripts.map(({ src }) => src)
    },
    load: (address, effect) => {
      effect?.()
      tell(address, 'load')
    },
    fail: (address) => tell(address, 'error'),
    stop: () => {
      head.append = append
    },
  }
}
