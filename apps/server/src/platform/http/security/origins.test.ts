import { routes } from '@daftar/contract/routes'
import { expect, test } from 'vitest'
import { productionEnv } from '../../../testing/app/production-env.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

const foreign = 'evil.example'

async function signsOut(product: TestApp, headers: Record<string, string>): Promise<boolean> {
  const url = routes['sessions.logout'].slice('POST '.length)
  const answer = await product.app.http.inject({ method: 'POST', url, headers })
  return answer.statusCode !== 403
}

test('in production a page makes changes from the public address alone, whatever name was called', async () => {
  const product = await testApp({
    env: { ...productionEnv, TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://shop.daftar.example' },
  })
  try {
    const called: Record<string, string>[] = [
      { host: foreign },
      { host: 'shop.daftar.example', 'x-forwarded-host': foreign },
    ]
    for (const names of called)
      for (const scheme of ['http', 'https'])
        expect(
          await signsOut(product, {
            ...names,
            'x-forwarded-proto': scheme,
            origin: `${scheme}://${foreign}`,
          }),
        ).toBe(false)
    expect(await signsOut(product, { host: foreign, origin: 'https://shop.daftar.example' })).toBe(true)
  } finally {
    await product.close()
  }
})

test('the inbox of codes is shown to who called this machine by its own name or its address', async () => {
  const product = await testApp({ env: { PUBLIC_ORIGIN: 'https://demo.daftar.example' } })
  const ask = async (host: string, url: string) =>
    (await product.app.http.inject({ url, headers: { host } })).statusCode
  try {
    for (const url of ['/dev/inbox', '/dev/inbox.json', '/%64ev/inbox.json']) {
      for (const host of [
        'localhost:4400',
        '127.0.0.1:4400',
        '[::1]:4400',
        '192.168.1.5',
        'demo.daftar.example',
      ])
        expect(await ask(host, url)).toBe(200)
      for (const host of [foreign, `localhost.${foreign}`, '127.0.0.1.nip.example:4400', '@'])
        expect(await ask(host, url)).toBe(404)
    }
    expect(await ask(foreign, '/health/live')).toBe(200)
  } finally {
    await product.close()
  }
})
