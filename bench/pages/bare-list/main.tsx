/** The limit to be measured against: React, one call, and a table of the rows it answers with. */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Row = Record<string, unknown>

function Rows() {
  const [rows, setRows] = useState<Row[]>([])
  useEffect(() => {
    void fetch('/rows.json')
      .then((answer) => answer.json() as Promise<{ rows: Row[] }>)
      .then((answer) => setRows(answer.rows))
  }, [])
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row['id'])} data-row={String(row['id'])}>
            {Object.entries(row).map(([name, value]) => (
              <td key={name}>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Rows />)
