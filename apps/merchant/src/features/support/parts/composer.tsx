import { messageId } from '@daftar/client/live'
import { ticketLimits } from '@daftar/rules/support/ticket'
import { Button } from '@daftar/ui/button'
import { TextArea } from '@daftar/ui/text-area'
import { productNow } from '@daftar/ui/product-clock'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import { Send } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useServices } from '../../../shared/use-services.ts'
import type { UnsentMessage } from '../unsent.ts'
import { usePictures } from '../use-pictures.ts'
import { PictureDrop } from './picture-drop.tsx'
import styles from './support.module.css'

/** The other side is told at most so often that somebody writes. */
const tellMs = 4000

type ComposerProps = { ticketId: string; onSend: (message: UnsentMessage) => void }

/** Where a message is written: Enter sends it, with Shift it begins a line (DEC-SUP-4). */
export function Composer({ ticketId, onSend }: ComposerProps) {
  const { api } = useServices()
  const [body, setBody] = useState('')
  const pictures = usePictures()
  const isPhone = useIsPhone()
  const told = useRef(0)
  const isEmpty = body.trim() === '' && pictures.files.length === 0

  function write(text: string) {
    setBody(text)
    const now = Date.now()
    if (text === '' || now - told.current < tellMs) return
    told.current = now
    // Nobody misses it where it does not arrive.
    api.call('support.typing', { params: { id: ticketId } }).catch(() => {})
  }

  function send() {
    if (isEmpty || pictures.isSending) return
    const at = new Date(productNow()).toISOString()
    onSend({ id: messageId(), body: body.trim(), attachments: pictures.files, at })
    setBody('')
    pictures.clear()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends a composed letter is no Enter of the text.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <div className={styles.form}>
      <TextArea
        label={m.support_write()}
        hint={isPhone ? undefined : m.support_write_hint()}
        rows={2}
        value={body}
        maxLength={ticketLimits.message.most}
        onValueChange={write}
        onKeyDown={onKeyDown}
      />
      <PictureDrop pictures={pictures} id="message-pictures" look="line" />
      <div className={styles.buttons}>
        <Button variant="primary" icon={<Send />} disabled={isEmpty || pictures.isSending} onClick={send}>
          {m.support_send_message()}
        </Button>
      </div>
    </div>
  )
}
