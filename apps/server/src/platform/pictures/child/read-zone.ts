import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createOCREngine } from 'tesseract-wasm'
import { identityIn } from '../../pdf/document/identity.ts'
import type { IdentityReading } from '../../pdf/verdict.ts'
import { zoneLines } from '../zone-lines.ts'
import type { Pixels } from './upright.ts'

const { resolve } = createRequire(import.meta.url)

const modelFile = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'

/**
 * The machine-readable zone in a picture, by letters that were recognised. A zone whose check digits do not
 * hold is none: a picture is read wrongly more often than a state prints wrongly.
 */
export async function readZone({ data, width, height }: Pixels): Promise<IdentityReading | null> {
  const engine = await createOCREngine({ wasmBinary: readFileSync(wasmPath()) })
  engine.loadModel(gunzipSync(readFileSync(resolve(modelFile))))
  engine.setVariable('tessedit_char_whitelist', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<')
  engine.loadImage({ data, width, height })
  const found = identityIn(zoneLines(engine.getText().split('\n')))
  return found?.isChecked ? found : null
}

/** The package names its script alone. */
function wasmPath(): string {
  return join(dirname(resolve('tesseract-wasm')), 'tesseract-core.wasm')
}
