import { usePeopleWords } from '../../preferences/people-words.ts';

interface ChartTableProps {
  head: readonly [string, string];
  rows: readonly { key: string; name: string; value: number }[];
}

/** The figures of a chart, for whoever would rather read them. */
export function ChartTable({ head: [name, value], rows }: ChartTableProps) {
  const words = usePeopleWords().statistics;
  return (
    <details>
      <summary>{words.asTable}</summary>
      <table className="statistics-table">
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{value}</th>
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map(row => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td>{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
