<?php
/** The integrity values of the bundle: read from its sri.json when the settings are saved, so that a file altered later is refused. */

namespace NpElements;

defined( 'ABSPATH' ) || exit;

const INTEGRITY_OPTION = 'np_elements_integrity';

/** The `sha384-…` value by file name. */
function integrity(): array {
	$stored = get_option( INTEGRITY_OPTION );
	return is_array( $stored ) ? $stored : array();
}

/** The bundle's address, with the slash at its end; '' when none is set. */
function folder( array $settings ): string {
	$folder = $settings['folder'];
	return str_starts_with( $folder, '/' ) ? home_url( $folder ) : $folder;
}

/** The text of sri.json: from the disk when the folder is beside WordPress. */
function read_integrity_file( string $folder ): string {
	$home = home_url( '/' );
	if ( site_url( '/' ) === $home && str_starts_with( $folder, $home ) ) {
		$file = ABSPATH . substr( $folder, strlen( $home ) ) . 'sri.json';
		return is_readable( $file ) ? (string) file_get_contents( $file ) : '';
	}
	$options = array(
		'timeout'             => 5,
		'redirection'         => 0,
		'limit_response_size' => MB_IN_BYTES,
	);
	$answer  = wp_safe_remote_get( $folder . 'sri.json', $options );
	return 200 === wp_remote_retrieve_response_code( $answer ) ? wp_remote_retrieve_body( $answer ) : '';
}

/** The values of the scripts that a page may load; null when sri.json cannot be read. */
function integrity_in( string $folder ): ?array {
	$values = json_decode( read_integrity_file( $folder ), true );
	return is_array( $values ) ? array_filter(
		$values,
		fn( $value, $name ) => is_string( $value )
			&& preg_match( '/^(chunks\/[\w.-]+|np-[a-z-]+)\.js$/', (string) $name )
			&& preg_match( '/^sha384-[A-Za-z0-9+\/]{64}$/', $value ),
		ARRAY_FILTER_USE_BOTH
	) : null;
}

/** Stores the values for these settings. Those of the same folder stay when its file cannot be read this time. */
function pin_integrity( array $settings, array $before ): void {
	$folder = folder( $settings );
	$is_on  = '' !== $folder && '1' === $settings['integrity'];
	$values = $is_on ? integrity_in( $folder ) : array();
	if ( null === $values ) {
		$is_same = folder( $before ) === $folder && array() !== integrity();
		$values  = $is_same ? integrity() : array();
		if ( function_exists( 'add_settings_error' ) ) {
			$outcome = $is_same ? 'Valgono i controlli di prima.' : 'Gli script non sono controllati.';
			add_settings_error( OPTION, 'sri', "Controllo di integrità: " . esc_html( $folder ) . "sri.json non si può leggere. $outcome" );
		}
	}
	update_option( INTEGRITY_OPTION, $values );
}

// Saving reads the file again, also when no setting has changed: a new release may be in the folder.
add_filter(
	'pre_update_option_' . OPTION,
	function ( array $settings ): array {
		pin_integrity( $settings, settings() );
		return $settings;
	}
);
