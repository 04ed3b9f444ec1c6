<?php
/** Impostazioni → np-elements, for those who manage the site's options. WordPress checks right and nonce. */

namespace NpElements;

defined( 'ABSPATH' ) || exit;

const PAGE = 'np-elements';

function print_field( array $args ): void {
	[ 'name' => $name, 'field' => $field, 'label_for' => $id ] = $args;
	[ $type, , , $hint ]                                       = $field;

	$value     = settings()[ $name ];
	$described = '' === $hint ? '' : sprintf( ' aria-describedby="%s"', esc_attr( "$id-hint" ) );
	$shared    = sprintf( 'id="%s" name="%s"%s', esc_attr( $id ), esc_attr( OPTION . "[$name]" ), $described );
	if ( 'choice' === $type ) {
		echo "<select $shared>";
		foreach ( choices( $field ) as $choice => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $value, $choice, false ), esc_html( $label ) );
		}
		echo '</select>';
	} elseif ( 'switch' === $type ) {
		printf( '<input type="checkbox" value="1" %s%s>', $shared, checked( $value, '1', false ) );
	} else {
		printf( '<input type="text" class="regular-text code" spellcheck="false" autocapitalize="off" value="%s" %s>', esc_attr( $value ), $shared );
	}
	if ( '' !== $hint ) {
		printf( '<p class="description" id="%s">%s</p>', esc_attr( "$id-hint" ), esc_html( $hint ) );
	}
}

/** How many of the scripts a page checks. */
function integrity_text( int $files ): string {
	if ( 0 === $files ) {
		return 'Integrità: nessun file controllato. La cartella non ha un sri.json leggibile, o il controllo è tolto.';
	}
	return has_import_map()
		? "Integrità: $files file controllati."
		: 'Integrità: 1 file controllato, np-elements.js. Per gli altri serve una import map, e questo WordPress stampa già la sua.';
}

function print_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>np-elements</h1><form action="options.php" method="post">';
	settings_fields( OPTION );
	do_settings_sections( PAGE );
	printf( '<p>%s</p>', esc_html( integrity_text( count( integrity() ) ) ) );
	submit_button( 'Salva le impostazioni' );
	echo '</form></div>';
}

add_action( 'admin_menu', fn() => add_options_page( 'np-elements', 'np-elements', 'manage_options', PAGE, __NAMESPACE__ . '\\print_page' ) );

add_action(
	'admin_init',
	function (): void {
		add_settings_section( 'np-elements', '', '__return_empty_string', PAGE );
		foreach ( fields() as $name => $field ) {
			$args = array(
				'name'      => $name,
				'field'     => $field,
				'label_for' => "np-elements-$name",
			);
			add_settings_field( $name, $field[2], __NAMESPACE__ . '\\print_field', PAGE, 'np-elements', $args );
		}
	}
);
