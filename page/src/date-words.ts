/** «hoy, 10:32», «3 de mayo» */
export function moment(at: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const hour = date.toLocaleTimeString('es', { hour: 'numeric', minute: '2-digit' });
  return isToday
    ? `hoy, ${hour}`
    : `${date.toLocaleDateString('es', { day: 'numeric', month: 'short', year: 'numeric' })}, ${hour}`;
}
