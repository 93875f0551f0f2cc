import type { DocumentReason } from '@daftar/contract/endpoints/casework/files'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { RadioCards } from '@daftar/ui/radio-cards'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import styles from './viewer.module.css'

const texts: Record<DocumentReason, () => string> = {
  review: m.desk_document_reason_review,
  merchant_asks: m.desk_document_reason_merchant_asks,
  authority_asks: m.desk_document_reason_authority_asks,
  fraud_check: m.desk_document_reason_fraud_check,
}

/** Before an identity document is shown: why it is opened, which stays on record. */
export function ReasonForm({ onReason }: { onReason: (reason: DocumentReason) => void }) {
  const [chosen, setChosen] = useState<DocumentReason | null>(null)
  const [isRefused, setRefused] = useState(false)
  return (
    <form
      className={styles.state}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onReason(chosen)
        else setRefused(true)
      }}
    >
      <Notice title={m.desk_document_precious()}>{m.desk_document_precious_text()}</Notice>
      <RadioCards
        id="document-reason"
        label={m.desk_document_reason()}
        options={(Object.keys(texts) as DocumentReason[]).map((value) => ({ value, label: texts[value]() }))}
        value={chosen}
        onValueChange={setChosen}
        error={isRefused && chosen === null ? fieldText('choose_option') : undefined}
      />
      <Button type="submit" variant="primary">
        {m.desk_document_open()}
      </Button>
    </form>
  )
}
