import { Button } from '@daftar/ui/button'
import { Badge } from '@daftar/ui/badge'
import { CopyButton } from '@daftar/ui/copy-button'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { useState, type ReactNode } from 'react'
import type { WhichPair } from '../mutations.ts'
import { RegenerateDialog } from './regenerate-dialog.tsx'
import { ShowDialog } from './show-dialog.tsx'
import { useShownSecret } from './use-shown-secret.ts'
import styles from './integration.module.css'

export interface ShownPair {
  which: WhichPair
  open: string | null
  masked: string | null
  /** When somebody was shown the secret key: nobody is shown it again. */
  shownAt: string | null
  /** Until when the pair before works. */
  until: string | null
}

interface Props {
  id: string
  pair: ShownPair
  /** The stores it is limited to, where it is. */
  stores?: string
  /** What else can be done with the pair. */
  actions?: ReactNode
  onSecretCopied: () => void
}

/**
 * One pair: the public key to copy, the secret one masked until a fresh code shows it, once and for a minute
 * (DEC-MER-2).
 */
export function KeyGroup({ id, pair, stores, actions, onSecretCopied }: Props) {
  const { which, open, masked, until } = pair
  const isTest = which.mode === 'test'
  const [opened, setOpened] = useState<'show' | 'regenerate' | null>(null)
  const shown = useShownSecret()
  const mode = isTest ? m.integration_test() : m.integration_production()
  return (
    <section
      className={styles.group}
      aria-label={stores === undefined ? mode : m.integration_pair_of({ mode, stores })}
    >
      <div className={styles.head}>
        <span className={styles.of}>
          <Badge tone={isTest ? 'info' : 'positive'}>{mode}</Badge>
          {stores === undefined ? null : <bdi className={styles.stores}>{stores}</bdi>}
        </span>
        {masked ? (
          <span className={styles.of}>
            <Button size="small" variant="quiet" onClick={() => setOpened('regenerate')}>
              {m.integration_regenerate()}
            </Button>
            {actions}
          </span>
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
                <Unshown at={pair.shownAt} onShow={() => setOpened('show')} />
              ) : (
                <Shown secret={shown.secret} isTest={isTest} onCopied={onSecretCopied} onHide={shown.hide} />
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
          which={which}
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
          which={which}
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

type ShownProps = { secret: string; isTest: boolean; onCopied: () => void; onHide: () => void }

function Shown({ secret, isTest, onCopied, onHide }: ShownProps) {
  return (
    <>
      <CopyButton
        text={secret}
        label={isTest ? m.integration_copy_secret_test() : m.integration_copy_secret_live()}
        copiedLabel={m.common_copied()}
        onCopied={onCopied}
      />
      <Button size="small" onClick={onHide}>
        {m.integration_hide()}
      </Button>
      <span className={styles.muted}>{m.integration_shown_for()}</span>
    </>
  )
}

function Unshown({ at, onShow }: { at: string | null; onShow: () => void }) {
  return at === null ? (
    <Button size="small" onClick={onShow}>
      {m.integration_show()}
    </Button>
  ) : (
    <span className={styles.muted}>{m.integration_was_shown({ time: instantText(at) })}</span>
  )
}
