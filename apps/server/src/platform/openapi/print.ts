import { internalDocument } from './internal-document.ts'
import { shopDocument } from './shop-document.ts'

/** Both documents as one JSON text, for whoever checks them. */
const options = { product: 'Daftar', origin: 'https://pay.example.org', supportEmail: 'partner@example.org' }

process.stdout.write(
  JSON.stringify({
    shops: shopDocument(options),
    internal: internalDocument({ ...options, version: '1' }),
  }),
)
