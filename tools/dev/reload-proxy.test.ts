import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { reloadProxy, type ReloadProxy } from './reload-proxy.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

test('a page gets the reload script, everything else goes through untouched', async () => {
  const { origin } = await aProxy()
  const page = await fetch(`${origin}/page`, { headers: { accept: 'text/html' } })
  expect(await page.text()).toBe('<head><script type="module" src="/__dev/reload.js"></script></head>دفتر')
  expect(page.headers.get('x-own')).toBe('kept')
  const data = await fetch(`${origin}/echo?a=1`, { method: 'POST', body: '</head>' })
  expect([data.status, await data.text()]).toEqual([201, 'POST /echo?a=1 </head>'])
})

test('an open page is told when something was built again', async () => {
  const { origin, proxy } = await aProxy()
  const reader = (await fetch(`${origin}/__dev/changes`)).body?.getReader()
  await reader?.read()
  proxy.reload()
  const { value } = (await reader?.read()) ?? {}
  expect(new TextDecoder().decode(value)).toBe('data: changed\n\n')
  await reader?.cancel()
})

test('while the server is away a page says so and waits for it', async () => {
  const { origin, behind } = await aProxy()
  behind.closeAllConnections()
  await new Promise((resolve) => behind.close(resolve))
  const page = await fetch(`${origin}/page`)
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('/__dev/reload.js')
})

async function aProxy(): Promise<{ origin: string; proxy: ReloadProxy; behind: Server }> {
  const behind = createServer((incoming, outgoing) => {
    if (incoming.url === '/page') {
      outgoing
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'x-own': 'kept' })
        .end('<head></head>دفتر')
      return
    }
    let body = ''
    incoming.on('data', (part) => (body += part))
    incoming.on('end', () => outgoing.writeHead(201).end(`${incoming.method} ${incoming.url} ${body}`))
  })
  const proxy = reloadProxy(await listen(behind))
  return { origin: `http://localhost:${await listen(proxy.server)}`, proxy, behind }
}

async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return (server.address() as AddressInfo).port
}
