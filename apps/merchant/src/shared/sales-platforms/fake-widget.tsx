import {
  platformNames,
  fakeToken,
  type SalesPlatform,
} from '@daftar/rules/capital/applications/sales-platforms'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useState, type FormEvent } from 'react'
import styles from './platform-list.module.css'

interface Props {
  platform: SalesPlatform
  /** The token, or null when it was closed. */
  onAnswer: (token: string | null) => void
}

/** Stands where the service's own widget opens: in development, demos and tests (DEC-WIZ-15). */
export function FakeWidget({ platform, onAnswer }: Props) {
  const [shop, setShop] = useState('')
  const [isRefused, setRefused] = useState(false)
  const name = platformNames[platform]

  function allow(event: FormEvent) {
    event.preventDefault()
    if (shop.trim() === '') return setRefused(true)
    onAnswer(fakeToken(platform, shop))
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onAnswer(null))}
      title={m.wizard_sales_widget_title({ platform: name })}
      closeLabel={m.common_close()}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>{m.common_cancel()}</Button>
          <Button variant="primary" type="submit" form="stand-in-widget">
            {m.wizard_sales_widget_allow()}
          </Button>
        </>
      }
    >
      <form id="stand-in-widget" className={styles.form} onSubmit={allow} noValidate>
        <p>{m.wizard_sales_widget_text({ platform: name })}</p>
        <TextField
          id="stand-in-shop"
          label={m.wizard_sales_widget_shop()}
          hint={m.wizard_sales_widget_hint()}
          dir="ltr"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={shop}
          onValueChange={setShop}
          error={isRefused && shop.trim() === '' ? fieldText('required') : undefined}
        />
      </form>
    </Dialog>
  )
}
