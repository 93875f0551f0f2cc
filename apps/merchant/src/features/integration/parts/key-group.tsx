import { Button } from '@daftar/ui/button'
import { Badge } from '@daftar/ui/badge'
import { CopyButton } from '@daftar/ui/copy-button'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { useState } from 'react'
import type { KeyMode } from '../mutations.ts'
import type { OwnKeys } from '../queries.ts'
import { RegenerateDialog } from './regenerate-dialog.tsx'
import { ShowDialog } from './show-dialog.tsx'
import { useShownSecret } from './use-shown-secret.ts'
import styles from './integration.module.css'

interface Props {
  id: string
  mode: KeyMode
  keys: OwnKeys
  onSecretCopied: () => void
}

/** One pair: the public key to copy, the secret one masked until a fresh code shows it for a minute (DEC-MER-2). */
export function KeyGroup({ id, mode, keys, onSecretCopied }: Props) {
  const isTest = mode === 'test'
  const [opened, setOpened] = useState<'show' | 'regenerate' | null>(null)
  const shown = useShownSecret()
  const [open, masked, until] = isTest
    ? [keys.test_public_key, keys.test_secret_key, keys.test_previous_until]
    : [keys.public_key, keys.secret_key, keys.previous_until]
  const name = isTest ? m.integration_test() : m.integration_production()
  return (
    <section className={styles.group} aria-label={name}>
      <div className={styles.head}>
        <Badge tone={isTest ? 'info' : 'positive'}>{name}</Badge>
        {masked ? (
          <Button size="small" variant="quiet" onClick={() => setOpened('regenerate')}>
            {m.integration_regenerate()}
          </Button>
        ) : null}
      </div>
      {open === null || masked === null ? (
        <p className={styles.muted}>{m.integration_no_keys()}</p>
      ) : (
        <dl className={styles.pair}>
          <div>
            <dt>{m.integration_public_key()}</dt>
            <dd className={`${styles.key} ${styles.open}`}>
              <Ltr className={styles.value}>{open}</Ltr>
              <CopyButton
                text={open}
                label={isTest ? m.integration_copy_public_test() : m.integration_copy_public_live()}
                copiedLabel={m.common_copied()}
              />
            </dd>
          </div>
          <div>
            <dt>{m.integration_secret_key()}</dt>
            <dd className={styles.key}>
              <Ltr className={styles.value}>{shown.secret ?? masked}</Ltr>
              {shown.secret === null ? (
                <Button size="small" onClick={() => setOpened('show')}>
                  {m.integration_show()}
                </Button>
              ) : (
                <>
                  <CopyButton
                    text={shown.secret}
                    label={isTest ? m.integration_copy_secret_test() : m.integration_copy_secret_live()}
                    copiedLabel={m.common_copied()}
                    onCopied={onSecretCopied}
                  />
                  <Button size="small" onClick={shown.hide}>
                    {m.integration_hide()}
                  </Button>
                  <span className={styles.muted}>{m.integration_shown_for()}</span>
                </>
              )}
            </dd>
          </div>
        </dl>
      )}
      {until ? (
        <p className={styles.muted}>{m.integration_previous_until({ time: instantText(until) })}</p>
      ) : null}
      {opened === 'show' ? (
        <ShowDialog
          id={id}
          mode={mode}
          onShown={(secret) => {
            shown.show(secret)
            setOpened(null)
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened === 'regenerate' ? (
        <RegenerateDialog
          id={id}
          mode={mode}
          onDone={() => {
            shown.hide()
            setOpened(null)
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </section>
  )
}
