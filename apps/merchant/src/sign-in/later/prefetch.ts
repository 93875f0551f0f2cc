let done = false

/**
 * Loads the application's first files while the user waits for the code. The build wrote their addresses into
 * the page (build/prerender.ts); scripts are fetched and parsed, not run.
 */
export function prefetchApplication(): void {
  if (done) return
  done = true
  const listed = JSON.parse(document.getElementById('application')?.textContent ?? '[]') as string[]
  for (const english of listed) {
    const address = english.replace('/assets/en/', `/assets/${document.documentElement.lang}/`)
    const link = document.createElement('link')
    if (address.endsWith('.js')) link.rel = 'modulepreload'
    else {
      link.rel = 'prefetch'
      link.as = 'style'
    }
    link.href = address
    document.head.append(link)
  }
}
