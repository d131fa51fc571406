import { Radio } from "@mantine/core";
import classes from "./radio-row.module.css";

interface RadioRowProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly description?: string;
}

/** Up to five choices as a row of radio buttons in one frame; they stack on a phone. */
export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { label, value, choices, onChange, description } = props;
  return (
    <Radio.Group
      label={label}
      description={description}
      value={value}
      onChange={(chosen) => {
        const choice = choices.find((candidate) => candidate.value === chosen);
        if (choice !== undefined) onChange(choice.value);
      }}
    >
      <div className={classes.frame}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            label={choice.label}
            classNames={{ root: classes.choice, body: classes.body, label: classes.label }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
