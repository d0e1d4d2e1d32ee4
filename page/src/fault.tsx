/** What could not be done, told at once also to who listens; nothing where all went well. */
export const Fault = ({ told }: { told: string | null }) =>
  told === null ? null : (
    <p class="fault" role="alert">
      {told}
    </p>
  );
