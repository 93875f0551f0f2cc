import type { BrowserContext, CDPSession, Page } from 'playwright-core'

/** A page of its own on a slow phone's terms: 4x CPU, 1.6 Mbps, 150 ms for every request, nothing cached. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const { page, devtools } = await uncached(context)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1e6) / 8,
    uploadThroughput: (1.6 * 1e6) / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** A page of its own with nothing cached, as fast as the machine is. */
export async function uncachedPage(context: BrowserContext): Promise<Page> {
  return (await uncached(context)).page
}

async function uncached(context: BrowserContext): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  return { page, devtools }
}
