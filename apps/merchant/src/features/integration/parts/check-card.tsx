import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import type { Integration } from '../queries.ts'

/** How far the shop is connected (DEC-MER-4): each step says when it was done. */
export function CheckCard({ integration }: { integration: Integration }) {
  const steps = [
    { id: 'keys', label: m.integration_check_keys(), at: integration.keys_copied_at },
    { id: 'test', label: m.integration_check_test(), at: integration.test_order_at },
    { id: 'live', label: m.integration_check_live(), at: integration.live_order_at },
  ]
  return (
    <Card title={m.integration_check()}>
      <DescriptionList
        layout="stacked"
        facts={steps.map(({ id, label, at }) => ({
          id,
          label,
          value: at ? (
            <Badge tone="positive">{m.integration_check_done({ time: instantText(at) })}</Badge>
          ) : (
            <Badge tone="neutral">{m.integration_check_open()}</Badge>
          ),
        }))}
      />
    </Card>
  )
}
