import { useAct } from '@daftar/app-kit/use-act'
import { detailsSeconds } from '@daftar/rules/cards/card'
import { Button } from '@daftar/ui/button'
import { CopyButton } from '@daftar/ui/copy-button'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CodeDialog } from '../../../shared/session/code-dialog.tsx'
import { useFreshCode } from '../../../shared/session/use-fresh-code.ts'
import { revealDetails } from '../mutations.ts'
import type { Card, CardDetails } from '../queries.ts'
import { lastText } from '../words.ts'
import styles from './card.module.css'

/**
 * The number and its code, masked until a code to the phone was typed, and again a minute later (DEC-CRD-1).
 */
export function CardSecrets({ card }: { card: Card }) {
  const [details, setDetails] = useState<CardDetails | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => {
    if (!details) return undefined
    const masking = setTimeout(() => setDetails(null), detailsSeconds * 1000)
    return () => clearTimeout(masking)
  }, [details])
  return (
    <div className={styles.face}>
      <DescriptionList
        facts={[
          {
            id: 'number',
            label: m.card_number(),
            value: details ? (
              <span className={styles.acts}>
                <Ltr>{inFours(details.number)}</Ltr>
                <CopyButton text={details.number} label={m.card_copy()} copiedLabel={m.card_copied()} />
              </span>
            ) : (
              lastText(card.last4)
            ),
          },
          {
            id: 'expires',
            label: m.card_expires(),
            value: <Ltr>{details?.expires ?? '••/••'}</Ltr>,
          },
          { id: 'code', label: m.card_security_code(), value: <Ltr>{details?.code ?? '•••'}</Ltr> },
          ...(details
            ? [{ id: 'holder', label: m.card_holder(), value: <Typed>{details.holder}</Typed> }]
            : []),
        ]}
      />
      <div className={styles.acts}>
        {details ? (
          <Button size="small" icon={<EyeOff />} onClick={() => setDetails(null)}>
            {m.card_hide_details()}
          </Button>
        ) : (
          <Button size="small" icon={<Eye />} onClick={() => setIsAsking(true)}>
            {m.card_show_details()}
          </Button>
        )}
      </div>
      {details ? <span className={styles.muted}>{m.card_masked_soon()}</span> : null}
      {isAsking ? (
        <RevealDialog
          card={card}
          onDone={(shown) => {
            setDetails(shown)
            setIsAsking(false)
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  )
}

type RevealDialogProps = { card: Card; onDone: (details: CardDetails) => void; onClose: () => void }

function RevealDialog({ card, onDone, onClose }: RevealDialogProps) {
  const code = useFreshCode()
  const act = useAct({
    mutation: revealDetails(code.entry.onError),
    doneText: () => m.card_done_shown(),
    onDone,
  })
  return (
    <CodeDialog
      words={{
        title: m.card_show_details(),
        confirm: m.card_show_details(),
        noPhone: m.card_no_phone(),
      }}
      code={code}
      busy={act.isPending}
      onAsk={() => code.sending.send()}
      onCode={(typed) => act.send({ code: typed, id: card.id })}
      onClose={onClose}
    >
      <p>{m.card_show_text()}</p>
    </CodeDialog>
  )
}

function inFours(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
